import { join } from 'node:path'
import { holdFloors, type Rooms } from '../../../test/harness/floors.ts'

// Data travels one way: request, catalogue (checked, priced), task row, job, plan, order, engine, files, task row, answer
// and callback. If a value has to go back up a floor, something is in the wrong room.
const rooms: Rooms = {
  'main.ts': { floor: 10, does: 'runs the command that was asked for' },
  cli: { floor: 9, does: 'commands, one file each' },
  service: { floor: 8, does: 'the composition: settings, wiring, serve, work, chores, deliveries' },
  http: { floor: 7, does: 'requests in: auth, routes made from the catalogue, errors out' },
  'http/endpoints': { floor: 0, does: 'operations that are no generator, one file a subject' },
  worker: { floor: 7, does: 'work in: claim, run a plan, stop cleanly' },
  reference: { floor: 6, does: 'OpenAPI and the pages made from the catalogue (pure)' },
  'reference/openapi': { floor: 1, does: 'parts of the OpenAPI document' },
  'reference/page': { floor: 0, does: 'parts of the reference pages' },
  tasks: { floor: 6, does: "a task's life: create, answer, legal moves, settle, show" },
  callbacks: { floor: 6, does: 'sign, deliver, retry, log' },
  films: { floor: 5, does: 'how films are designed, made of parts, edited, composed and taken elsewhere' },
  'films/making': { floor: 4, does: 'films made of parts' },
  'films/export': { floor: 0, does: 'what a film is called elsewhere: EDL, OTIO' },
  'films/comic': { floor: 3, does: 'comics: script, cast, panels' },
  'films/music-video': { floor: 2, does: 'music videos: cuts on the beat' },
  'films/general': { floor: 1, does: 'a film from pictures and a prompt' },
  'films/ad': { floor: 1, does: 'advertisements: brief, beats, copy' },
  'films/shots': { floor: 0, does: 'what shots of all films have in common' },
  'films/words': { floor: 0, does: 'how long words take' },
  plans: { floor: 4, does: 'how one order is made, step by step' },
  engines: { floor: 3, does: 'the register; one folder per engine that is not the studio' },
  'engines/routing': { floor: 1, does: 'who makes what: the engines file, limits, breakers' },
  'engines/far-side': { floor: 0, does: 'requests to the servers that an operator named' },
  'engines/minimal': { floor: 0, does: 'plain media at once, for tests' },
  accounts: { floor: 3, does: 'accounts, keys, callback secrets, credits and the ledger' },
  store: { floor: 2, does: 'PostgreSQL: launcher, migrations, SQL by table, the job queue' },
  'store/jobs': { floor: 2, does: 'durable work' },
  'store/work': { floor: 2, does: 'attempts, ends, steps' },
  'store/retention': { floor: 1, does: 'what may be let go' },
  'store/tasks': { floor: 1, does: 'task rows' },
  'store/embedded': { floor: 0, does: 'the PostgreSQL that comes with the service' },
  files: { floor: 2, does: 'content-addressed blobs on disk or in S3, and signed URLs' },
  catalog: { floor: 1, does: 'the declarations and everything derived from them (pure)' },
  'catalog/models': { floor: 3, does: 'one card a model' },
  'catalog/generators': { floor: 2, does: 'one declaration a generator' },
  'catalog/check': { floor: 1, does: 'the schema that runs' },
  'catalog/words': { floor: 0, does: 'the vocabulary of declarations' },
  net: { floor: 1, does: 'which addresses may be reached; guarded fetch' },
  core: { floor: 0, does: 'ids, clock, the error table, log (pure)' },
}

holdFloors(join(import.meta.dirname, '..'), rooms)
