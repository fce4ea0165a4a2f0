import type { Sound } from '../sound/sound.ts'

export type SoundWriter = {
  /** The next stretch; leave it alone until `finish`. */
  write(sound: Sound): Promise<void>
  /** Completes the file, which then tells, and plays for, exactly the length of what was written. */
  finish(): Promise<void>
  /** Gives everything back; without `finish` the file is removed. */
  close(): Promise<void>
}
