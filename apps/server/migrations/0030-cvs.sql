-- CVs kept under a name, to be found again on another device. Each save is a new version, and one that
-- was made from an older version than the stored is refused, so that two open tabs cannot undo each other.
create table cvs (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null check (name <> ''),
  analysis_id text,
  style text not null check (style in ('harvard', 'modern', 'minimal')),
  document text not null,
  patches text not null,
  version integer not null check (version > 0),
  created_at bigint not null,
  updated_at bigint not null
);
create index cvs_by_account on cvs (account_id, updated_at);
