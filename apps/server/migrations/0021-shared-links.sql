-- Links that show an analysis without its CV. Only a hash of the token is kept, so that whoever reads
-- the database cannot open them; revoking removes the row.
create table shared_links (
  id text primary key,
  analysis_id text not null references analyses (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  token_hash text not null unique,
  created_at bigint not null,
  expires_at bigint
);
create index shared_links_by_account on shared_links (account_id, created_at);
create index shared_links_by_analysis on shared_links (analysis_id);
