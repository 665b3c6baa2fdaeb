-- Who wants to be told of what becomes of a subject.

create table subject_follower (
  tenant_id bigint not null default current_tenant_id(),
  subject_kind text not null,
  subject_id bigint not null,
  account_id bigint not null default current_user_id(),
  primary key (tenant_id, subject_kind, subject_id, account_id),
  foreign key (tenant_id, subject_kind, subject_id) references subject on delete cascade,
  foreign key (tenant_id, account_id) references membership on delete cascade
);
create index subject_follower_account on subject_follower (tenant_id, account_id);
create trigger subject_kept before insert on subject_follower for each row execute function keep_subject();
call wall('subject_follower');
call subject_wall('subject_follower');
