-- Messages to the people who run the site. The address is there only where an answer is wanted;
-- it belongs to no account, but goes when the account of that address goes.
create table feedback (
  id text primary key,
  topic text not null check (topic in ('problem', 'idea', 'praise', 'other')),
  message text not null check (message <> ''),
  email text check (email = lower(email)),
  created_at bigint not null
);
create index feedback_by_time on feedback (created_at);
create index feedback_by_email on feedback (email);
