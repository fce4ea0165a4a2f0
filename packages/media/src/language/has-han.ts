const HAN = /\p{Script=Han}/u

/** True if any of it is written in Chinese characters. */
export const hasHan = (text: string): boolean => HAN.test(text)

export const countHan = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0
