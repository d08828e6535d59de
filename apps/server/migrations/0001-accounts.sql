-- People. The address is stored in lower case, so that one person cannot hold two accounts by spelling.
create table accounts (
  id text primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  year_of_birth integer not null check (year_of_birth between 0 and 9999),
  plan text not null default 'free' check (plan in ('free', 'paid')),
  created_at bigint not null
);
