-- What somebody set out to buy, and what came of it. What was sold is copied here, so that a later change of the price
-- list changes no past purchase. A deleted account leaves its purchases without a name: books are kept, people are not.
-- Paid but not credited is what an account leaves that was deleted while its buyer was still paying: to be refunded.
create table checkouts (
  id text primary key,
  account_id text references accounts (id) on delete set null,
  gateway text not null check (gateway in ('stripe', 'pretend')),
  session_id text unique,
  payment_id text unique,
  pack_key text not null,
  pack_name text not null,
  credits integer not null check (credits > 0),
  amount bigint not null check (amount >= 0),
  currency text not null,
  status text not null default 'open' check (status in ('open', 'processing', 'paid', 'failed', 'expired')),
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and amount),
  credits_short integer not null default 0 check (credits_short >= 0),
  created_at bigint not null,
  paid_at bigint,
  credited_at bigint,
  check ((status = 'paid') = (paid_at is not null))
);
create index checkouts_by_account on checkouts (account_id, created_at);
