-- Each entry says in words what it was for, which purchase it belongs to where it belongs to one, and stands in its place
-- in the account's own count without a gap, so that a lost or added entry shows.
alter table credit_entries add column note text not null default '';
alter table credit_entries add column checkout_id text references checkouts (id);
alter table credit_entries add column position integer not null default 0;
alter table credit_balances add column entry_count integer not null default 0;
update credit_entries set position = (
  select count(*) from credit_entries as earlier
  where earlier.account_id = credit_entries.account_id
    and (earlier.created_at < credit_entries.created_at
      or (earlier.created_at = credit_entries.created_at and earlier.id <= credit_entries.id))
);
update credit_balances set entry_count = (
  select count(*) from credit_entries where credit_entries.account_id = credit_balances.account_id
);
drop index credit_entries_by_account;
create unique index credit_entries_by_position on credit_entries (account_id, position);
create index credit_entries_by_checkout on credit_entries (checkout_id);
