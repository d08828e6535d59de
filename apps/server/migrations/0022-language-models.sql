-- What was sent to a language model for an analysis, for its owner to read; and what a day of it has
-- cost, in millionths of a dollar, counted for all nodes together.
create table sent_messages (
  id text primary key,
  analysis_id text not null references analyses (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('prose', 'snippet')),
  provider text not null,
  model text not null,
  body text not null,
  was_used integer not null check (was_used in (0, 1)),
  created_at bigint not null
);
create index sent_messages_by_analysis on sent_messages (analysis_id, created_at);
create index sent_messages_by_account on sent_messages (account_id);

create table model_spending (
  day text primary key,
  micro_dollars bigint not null check (micro_dollars >= 0)
);
