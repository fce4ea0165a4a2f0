import { type Client, isFinal, type ListedTask, TaskFailed } from '@kinora/client'
import { formatKept } from './change-tasks.ts'
import { finishTask, ideasOf, OUTPUT_FLAGS } from './make.ts'
import type { PeopleAction } from './people-command.ts'
import { oneWord } from './read-words.ts'
import { formatFacts, oneLine } from './output/terminal.ts'

/** The request of a task or of a film's part. */
export async function findListed(kinora: Client, id: string): Promise<ListedTask | undefined> {
  return (await kinora.tasks({ task_ids: [id] })).tasks[0]
}

export const show: PeopleAction = {
  summary: 'Show a task; follow it and download its files',
  takes: 'TASK',
  flags: { ...OUTPUT_FLAGS, wait: { about: 'Wait until it ends, then download its files' } },
  async run(given, session) {
    const { terminal } = session
    const id = oneWord(given, 'TASK')
    const kinora = await session.kinora()
    const task = await kinora.task(id)
    const listed = await findListed(kinora, id)
    const brings = given.text('output') !== undefined || given.switched('open')
    if (given.switched('wait') || (brings && isFinal(task))) {
      if (task.state === 'failed') throw new TaskFailed(task)
      return finishTask(kinora, id, listed?.type ?? 'task', given, session)
    }
    if (given.json) return terminal.printJson({ ...listed, ...task })
    const { queue_position: position, estimated_start_at: startsAt } = task
    const facts = {
      task: id,
      state: task.state === 'processing' ? `processing, ${task.progress} %` : task.state,
      failed: task.err_code && `${task.err_msg} (${task.err_code})`,
      'in line': position ? `number ${position}${startsAt ? `, starts at about ${startsAt}` : ''}` : '',
      type: listed?.type,
      model: listed?.model,
      prompt: oneLine(listed?.prompt ?? ''),
      credits: task.credits,
      created: listed?.created_at,
      files: formatKept(task),
    }
    terminal.print(formatFacts(facts))
    for (const idea of ideasOf(task)) terminal.print(`prompt   ${idea}`)
    for (const note of task.notes ?? []) terminal.print(`note  ${note}`)
    for (const { url } of task.creations) terminal.print(url || 'its file is no longer kept')
  },
}
