import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Motion } from '../direct/shot-list.ts'
import { trimPicture, warpPicture } from './picture.ts'

/** What has a nose points it where it goes; as it is drawn it would always climb. */
export function aimFigure(picture: RgbaPicture, aim: number | undefined, motion: Motion): RgbaPicture {
  const wanted = { fly: 82, drive: 90, rise: 0, fall: 215 }[motion as string]
  if (aim === undefined || wanted === undefined) return picture
  const turn = ((wanted - aim) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const { width, height } = picture
  const side = Math.ceil(Math.hypot(width, height))
  return trimPicture(
    warpPicture(picture, { width: side, height: side }, (x, y, place) => {
      place.x = cos * (x - side / 2) + sin * (y - side / 2) + width / 2
      place.y = -sin * (x - side / 2) + cos * (y - side / 2) + height / 2
    }),
  )
}
