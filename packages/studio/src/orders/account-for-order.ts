import type { Size } from '@kinora/media/frames/size'
import type { Asked } from '../direct/asked-words.ts'
import type { ShotList } from '../direct/shot-list.ts'
import { measureDrawn } from '../drawn/measure-drawn.ts'
import { type Account, accountForWords, comparedBy } from './account-for-words.ts'

type AccountOptions = Size & { shots: ShotList; asked: readonly Asked[]; seconds: number; seed: number }

/** Stages what the words say in small, and tells which of them are not seen. A word that is told as a block is no unknown one besides. */
export async function accountForOrder({
  shots,
  asked,
  ...options
}: AccountOptions): Promise<Account & { unknown: string[] }> {
  const drawn = await measureDrawn({ ...options, shots, compared: comparedBy(asked) })
  const account = accountForWords(asked, shots, drawn)
  const blocks = new Set(account.notes.flatMap(({ code, word }) => (code === 'block' ? [word] : [])))
  return { ...account, unknown: shots.unknown.filter(word => !blocks.has(word)) }
}
