-- What is held follows the state of a hold alone: its times may be changed, as the demo lab does.
drop trigger applied on stock_hold;
create trigger applied after insert or update of state on stock_hold for each row execute function apply_hold();
