-- Analyses, as their owner sees them. A request key makes a repeated request find the same analysis;
-- the pair's hash finds what the same CV and posting gave within a day, the job's hash the versions
-- of a CV against one posting. The texts stand apart from the result, which is read as a whole.
create table analyses (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  request_key text,
  pair_hash text not null,
  job_hash text not null,
  score integer not null check (score between 0 and 100),
  band text not null,
  jd_title text,
  cv_filename text not null,
  job_text text not null,
  cv_text text not null,
  reading text,
  result text not null,
  created_at bigint not null,
  unique (account_id, request_key)
);
create index analyses_by_time on analyses (account_id, created_at, id);
create index analyses_by_pair on analyses (account_id, pair_hash, created_at);
create index analyses_by_job on analyses (account_id, job_hash, created_at);
