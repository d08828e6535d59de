-- Every event of the payment provider that we acted on, by its own id, written in the transaction it caused: once only.
create table payment_events (
  id text primary key,
  type text not null,
  checkout_id text,
  created_at bigint not null
);
