import type { Subject } from './shot-list.ts'

/** The picture that something is drawn by; empty where it is a picture that was sent along. */
export const spriteOf = ({ what }: Pick<Subject, 'what'>): string => ('sprite' in what ? what.sprite : '')
