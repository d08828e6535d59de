-- A regenerated CV may be worded by a language model too. SQLite changes no check of a table that is
-- there, so the table is made anew.
create table sent_messages_with_cvs (
  id text primary key,
  analysis_id text not null references analyses (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('prose', 'snippet', 'cv')),
  provider text not null,
  model text not null,
  body text not null,
  was_used integer not null check (was_used in (0, 1)),
  created_at bigint not null
);
insert into sent_messages_with_cvs
  (id, analysis_id, account_id, purpose, provider, model, body, was_used, created_at)
select id, analysis_id, account_id, purpose, provider, model, body, was_used, created_at
from sent_messages;
drop table sent_messages;
alter table sent_messages_with_cvs rename to sent_messages;
create index sent_messages_by_analysis on sent_messages (analysis_id, created_at);
create index sent_messages_by_account on sent_messages (account_id);
