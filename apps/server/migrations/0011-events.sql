-- What was done on the site, counted. Nothing here names a person: no account, no address, no text;
-- `visit` is a random number that a browser forgets with the page.
create table events (
  id text primary key,
  name text not null,
  detail text,
  path text not null,
  visit text not null,
  created_at bigint not null
);
create index events_by_time on events (created_at, name);
