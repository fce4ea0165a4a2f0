import type { OwnVoice } from '@kinora/media/engine/contract'
import type { Tx } from './pool.ts'

/** A voice of an account. */
export type VoiceRow = { voice_id: string; language: string; gender: string; engine: string; made: unknown }

const COLUMNS = 'voice_id, language, gender, engine, made'

const FIND = {
  name: 'voice-find',
  text: `select ${COLUMNS} from voice where account_id = $1 and voice_id = any($2) and is_ready`,
}

/** The account's voices among these ids. */
export const findVoices = (tx: Tx, accountId: string, ids: readonly string[]): Promise<VoiceRow[]> =>
  tx.query<VoiceRow>(FIND, [accountId, ids])

/** The same in the form of orders. */
export const findOwnVoices = async (
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, OwnVoice>> =>
  new Map(
    (await findVoices(tx, accountId, ids)).map(({ voice_id, language, engine, made }) => [
      voice_id,
      { language, engine, made },
    ]),
  )

const LIST = {
  name: 'voice-list',
  text: `select ${COLUMNS} from voice where account_id = $1 and is_ready order by created_at, voice_id`,
}

export const listVoices = (tx: Tx, accountId: string): Promise<VoiceRow[]> => tx.query<VoiceRow>(LIST, [accountId])

const HOLDER = { name: 'voice-holder', text: 'select task_id from voice where account_id = $1 and voice_id = $2' }

/** The task that holds or made a voice id; undefined if the id is free. */
export const findVoiceHolder = async (tx: Tx, accountId: string, voiceId: string): Promise<string | undefined> =>
  (await tx.query<{ task_id: string }>(HOLDER, [accountId, voiceId]))[0]?.task_id

const DELETE = {
  name: 'voice-delete',
  text: `with gone as (
           delete from voice where account_id = $1 and voice_id = $2 and is_ready returning account_id, voice_id
         ), left_without as (
           update subject set voice_id = '' from gone where subject.account_id = gone.account_id and subject.voice_id = gone.voice_id
         )
         select from gone`,
}

/** Deletes a voice; subjects lose it. Returns whether it existed. */
export const deleteVoice = async (tx: Tx, accountId: string, voiceId: string): Promise<boolean> =>
  (await tx.query(DELETE, [accountId, voiceId])).length > 0
