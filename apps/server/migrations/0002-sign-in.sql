-- Sign-in requests live 15 minutes and work once; sessions live 30 days after their last use.
-- Neither keeps a secret: links, codes, browser cookies and session tokens are stored as hashes.
create table sign_in_requests (
  id text primary key,
  email text not null,
  registration text,
  token_hash text not null unique,
  code_hash text not null,
  browser_hash text not null,
  wrong_codes integer not null default 0 check (wrong_codes between 0 and 5),
  next text not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint,
  used_by_hash text
);
create index sign_in_requests_by_browser on sign_in_requests (browser_hash, created_at);
create index sign_in_requests_by_expiry on sign_in_requests (expires_at);

create table sessions (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  token_hash text not null unique,
  label text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);
