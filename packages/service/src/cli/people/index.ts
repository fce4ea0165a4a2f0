import type { Command } from '../command.ts'
import { again } from './again.ts'
import { cancel } from './cancel.ts'
import { film } from './film.ts'
import { listen } from './listen.ts'
import { make } from './make.ts'
import { peopleCommand, peopleGroup } from './people-command.ts'
import { show } from './show.ts'
import { subjects } from './subjects.ts'
import { tasks } from './tasks.ts'
import { trigger } from './trigger.ts'
import { voices } from './voices.ts'

/** What people do with a service that runs, over HTTP. */
export const peopleCommands: Record<string, Command> = {
  make: peopleCommand('make', make),
  again: peopleCommand('again', again),
  tasks: peopleCommand('tasks', tasks),
  show: peopleCommand('show', show),
  cancel: peopleCommand('cancel', cancel),
  film: peopleGroup('film', 'Look into films, make parts of them again, compose and export them', film),
  listen: peopleCommand('listen', listen),
  trigger: peopleCommand('trigger', trigger),
  voices: peopleCommand('voices', voices),
  subjects: peopleGroup('subjects', 'Keep people, animals and things that prompts can name', subjects),
}
