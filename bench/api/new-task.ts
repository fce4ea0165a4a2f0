import { formatIsoTime } from '../../packages/service/src/core/clock.ts'
import type { IdSource } from '../../packages/service/src/core/ids.ts'
import type { NewTask } from '../../packages/service/src/store/tasks/insert-tasks.ts'
import { HOLD, REQUEST } from './sample.ts'

/** The task of the sample body, before it is known whether the account has a slot. */
export const newTaskOf = (accountId: string, nextId: IdSource): NewTask => ({
  id: nextId(),
  ledgerId: nextId(),
  accountId,
  type: 'text2video',
  model: REQUEST.model,
  resolution: REQUEST.resolution,
  request: REQUEST,
  admitted: false,
  lane: 'long',
  brief: false,
  payload: '',
  offPeak: false,
  bgm: false,
  hold: HOLD,
  createdAt: formatIsoTime(Date.now()),
  answer: '',
})
