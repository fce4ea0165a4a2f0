import type { Input, Order } from './contract.ts'

/** The role of the last frame of a continuation's clip, as a picture, where engines may begin with it. */
export const LAST_FRAME = 'last_frame'

/** The picture that a continuation ends with, if there is one. */
export const endPicture = ({ inputs }: Pick<Order, 'inputs'>): Input | undefined =>
  inputs.find(({ kind, role }) => kind === 'picture' && role !== LAST_FRAME)
