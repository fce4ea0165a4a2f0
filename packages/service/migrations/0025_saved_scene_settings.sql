-- How a kept scene is made: seed, aspect ratio and model, as far as they were given.
alter table saved_scene_version add column settings json not null default '{}';
