import type { Input, Order } from './contract.ts'

/** The role of the last frame of a continued clip, for engines that begin with a picture. */
export const LAST_FRAME = 'last_frame'

/** The picture that a continuation ends with, if any. */
export const endPicture = ({ inputs }: Pick<Order, 'inputs'>): Input | undefined =>
  inputs.find(({ kind, role }) => kind === 'picture' && role !== LAST_FRAME)
