import type { Command, Commands } from '../command.ts'
import type { PeopleAction } from './people-command.ts'

type Loader<T> = () => Promise<T>

const oneAction =
  (name: string, load: Loader<PeopleAction>): Loader<Command> =>
  async () =>
    (await import('./people-command.ts')).peopleCommand(name, await load())

const group =
  (name: string, summary: string, load: Loader<Record<string, PeopleAction>>): Loader<Command> =>
  async () =>
    (await import('./people-command.ts')).peopleGroup(name, summary, await load())

/** The client commands, which use a running service over HTTP; each is loaded when called. */
export const peopleCommands: Commands = {
  make: oneAction('make', async () => (await import('./make.ts')).make),
  again: oneAction('again', async () => (await import('./again.ts')).again),
  tasks: oneAction('tasks', async () => (await import('./tasks.ts')).tasks),
  show: oneAction('show', async () => (await import('./show.ts')).show),
  cancel: oneAction('cancel', async () => (await import('./change-tasks.ts')).cancel),
  keep: oneAction('keep', async () => (await import('./change-tasks.ts')).keep),
  film: group(
    'film',
    'Look into films, make parts of them again, compose and export them',
    async () => (await import('./film.ts')).film,
  ),
  scene: group(
    'scene',
    'Write, check, see, make and edit scene documents, and search what they may name',
    async () => (await import('./scene.ts')).scene,
  ),
  passes: oneAction('passes', async () => (await import('./passes.ts')).passes),
  listen: oneAction('listen', async () => (await import('./listen.ts')).listen),
  trigger: oneAction('trigger', async () => (await import('./listen.ts')).trigger),
  voices: oneAction('voices', async () => (await import('./voices.ts')).voices),
  subjects: group(
    'subjects',
    'Keep people, animals and things that prompts can name',
    async () => (await import('./subjects.ts')).subjects,
  ),
}
