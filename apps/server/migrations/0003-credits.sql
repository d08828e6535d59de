-- Credits: every change is one entry whose cause is unique, so nothing is ever counted twice.
-- The balance is kept beside the entries, where a constraint can refuse to let it fall below zero.
create table credit_balances (
  account_id text primary key references accounts (id) on delete cascade,
  balance integer not null check (balance >= 0)
);

create table credit_entries (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  credits integer not null check (credits <> 0),
  kind text not null check (kind in ('grant', 'purchase', 'spend', 'give-back', 'refund', 'operator')),
  cause text not null unique,
  created_at bigint not null
);
create index credit_entries_by_account on credit_entries (account_id, created_at);
