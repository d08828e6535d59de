-- How often an address has tried, counted in the database so that several nodes share one count.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
