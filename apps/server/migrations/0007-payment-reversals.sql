-- What is known of money that went back or is fought over, by payment: it may become known before the purchase itself.
-- Whoever brings news of a payment holds its row, so that a purchase and its refund arriving at once wait for each other.
-- A refund says how much of the payment has gone back in all, so that the same news twice, or late, changes nothing.
create table payments (
  id text primary key,
  created_at bigint not null
);

create table payment_reversals (
  id text primary key,
  payment_id text not null references payments (id),
  kind text not null check (kind in ('refund', 'dispute')),
  made_by text not null check (made_by in ('operator', 'gateway')),
  status text not null check (status in ('pending', 'done', 'undone')),
  amount bigint not null check (amount >= 0),
  total_amount bigint not null check (total_amount >= amount),
  credits integer not null default 0 check (credits >= 0),
  gateway_id text,
  created_at bigint not null
);
create index payment_reversals_by_payment on payment_reversals (payment_id);
create unique index payment_reversals_one_pending on payment_reversals (payment_id) where status = 'pending';
