-- Paths of results, test checkouts and receipts were kept with their ids, which lead to an account. Events say
-- nothing of whose visit they were, so what follows is cut from those that are there.
update events set path = '/results' where path like '/results/%';
update events set path = '/checkout/pretend' where path like '/checkout/pretend/%';
update events set path = '/account/receipts' where path like '/account/receipts/%';
