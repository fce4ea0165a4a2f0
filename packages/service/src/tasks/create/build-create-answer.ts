import type { UnderstoodRequest } from '../../catalog/catalog.ts'
import type { Column } from '../../catalog/column.ts'
import type { Generator } from '../../catalog/declare.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import type { NewTask } from '../../store/tasks/insert-tasks.ts'
import { anything, mapping, parseShape } from '../../core/shape.ts'
import { shownInput } from './references.ts'
import { changeFirstAnswer, type KeyedRequest } from '../../store/idempotency.ts'
import type { Database } from '../../store/pool.ts'
import type { LightTask } from '../../store/tasks/task-row.ts'
import type { TaskPresenter } from '../task-presenter.ts'

/** The answer of a create: the task with its effective parameters. */
export function buildCreateAnswer(
  generator: Generator,
  task: NewTask,
  { column, values, idle }: UnderstoodRequest,
  urlOf: (key: string) => string,
): string {
  const special: Values = {
    task_id: task.id,
    id: task.id,
    state: 'created',
    err_code: '',
    credits: task.hold,
    created_at: task.createdAt,
    file_url: '',
    demo_audio: '',
    prompts: [],
    payload: task.payload,
    images: shownInput(values.images ?? [], urlOf),
  }
  const answer: Values = {}
  for (const name of generator.answer) {
    if (name in special) answer[name] = special[name]
    else if (name === 'movement_amplitude') answer[name] = values[name] ?? amplitudeOf(column, idle)
    else if (column.fields[name]?.standing !== 'ignored') answer[name] = shownInput(values[name] ?? '', urlOf)
  }
  return JSON.stringify(answer)
}

/** Echoed even without effect: as sent, if the value is valid. */
function amplitudeOf(column: Column, idle: Values): string {
  const field = column.fields.movement_amplitude
  const sent = String(idle.movement_amplitude)
  return field?.kind === 'choice' && field.choices.includes(sent) ? sent : 'auto'
}

/** Adds the result to the answer of a create, which repeated requests then get too. */
export async function completeAnswer(
  task: NewTask,
  end: LightTask,
  keyed: KeyedRequest | undefined,
  { db, presenter }: { db: Database; presenter: TaskPresenter },
): Promise<string> {
  const { state, credits } = end
  const asked = parseShape(mapping(anything), task.answer, 'the answer of a create')
  const told = {
    ...asked,
    state,
    credits,
    ...('file_url' in asked && { file_url: presenter.firstUrl(end) }),
    ...('demo_audio' in asked && { demo_audio: presenter.firstUrl(end) }),
    ...('prompts' in asked && { prompts: end.result?.prompts ?? [] }),
  }
  const answer = JSON.stringify(told)
  if (keyed) await changeFirstAnswer(db, keyed, answer)
  return answer
}
