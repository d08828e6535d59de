-- A list of nurse's jobs says little without whose they are; both stay empty where the posting does not say.
alter table analyses add column jd_company text;
alter table analyses add column jd_place text;
