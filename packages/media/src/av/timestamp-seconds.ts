import type { FormatContext, IRational } from 'node-av/lib'
import { AV_NOPTS_VALUE, AV_TIME_BASE } from 'node-av/constants'

/** A time stamp in seconds; undefined if the file does not give one. */
export const timestampSeconds = (ticks: bigint, { num, den }: IRational): number | undefined =>
  ticks === AV_NOPTS_VALUE || den === 0 ? undefined : (Number(ticks) * num) / den

/** The start of the earliest stream, which is time zero for all. */
export const fileStartSeconds = (file: FormatContext): number =>
  timestampSeconds(file.startTime, { num: 1, den: AV_TIME_BASE }) ?? 0
