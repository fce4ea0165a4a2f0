const MENTION = /(?:图片?|照片|picture|image|photo)\s?(\d|[一二三四五六七])/giu

/** The pictures of the request that a text mentions by their numbers: `picture 2` is 1. */
export const mentionedPictures = (text: string): number[] =>
  [...text.matchAll(MENTION)].map(([, number = '']) => placeOf(number))

/** `图2` is the number in the request; an engine counts the pictures of the shot. */
export const numberLocally = (text: string, pictures: readonly number[]): string =>
  text.replaceAll(MENTION, (whole, number: string) => {
    const place = pictures.indexOf(placeOf(number))
    return place < 0 ? whole : whole.replace(number, String(place + 1))
  })

const placeOf = (number: string): number =>
  '一二三四五六七'.includes(number) ? '一二三四五六七'.indexOf(number) : Number(number) - 1
