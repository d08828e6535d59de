-- The same words in another file are read anew without a second credit. Each analysis knows when the credit
-- that it goes on was spent: free readings must not make the day longer that this credit lasts.
alter table analyses add column charged_at bigint not null default 0;
update analyses set charged_at = created_at;
