import type { PlateWish } from '../plate.ts'

/** Whether snow lies on the ground. */
export function isSnowy(wish: PlateWish): boolean {
  return wish.season === 'winter' || wish.weather === 'snow'
}
