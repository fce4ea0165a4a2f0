const DIGITS = '零一二三四五六七八九'
const PLACES = ['', '十', '百', '千']
const GROUPS = ['', '万', '亿', '万亿']
// Beyond 9999 万亿, numbers are read digit by digit.
const MAX_DIGITS = 16

/** Digit by digit; a telephone number uses 幺 for one. */
export const digitWords = (digits: string, one = '一'): string =>
  Array.from(digits)
    .filter(digit => digit >= '0' && digit <= '9')
    .map(digit => (digit === '1' ? one : DIGITS[Number(digit)]))
    .join('')

/** An integer from its digits; commas are allowed. */
export function cardinalWords(written: string): string {
  const digits = written.replaceAll(/[^\d]/g, '').replace(/^0+(?=\d)/, '')
  if (digits.length > MAX_DIGITS) return digitWords(digits)
  if (digits === '0' || digits === '') return '零'
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 4) groups.unshift(digits.slice(Math.max(0, end - 4), end))
  let said = ''
  let needsZero = false
  groups.forEach((group, at) => {
    const value = Number(group)
    if (value === 0) {
      needsZero = said !== ''
      return
    }
    if (said !== '' && (needsZero || value < 1_000)) said += '零'
    said += fourOf(group) + (GROUPS[groups.length - 1 - at] ?? '')
    needsZero = false
  })
  // 十五, not 一十五, at the beginning; 两 before the large units.
  return said.replace(/^一十/, '十').replaceAll(/二(?=[千万亿])(?<!十二)/g, '两')
}

function fourOf(group: string): string {
  const digits = group.replace(/^0+/, '')
  let said = ''
  let zero = false
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[at])
    if (digit === 0) zero = true
    else {
      said += (zero ? '零' : '') + DIGITS[digit] + PLACES[digits.length - 1 - at]
      zero = false
    }
  }
  return said
}

/** With a fraction: 三点一四. */
export function decimalWords(written: string): string {
  const [whole = '', fraction] = written.replaceAll(',', '').split('.')
  const head = cardinalWords(whole === '' ? '0' : whole)
  return fraction === undefined ? head : `${head}点${digitWords(fraction)}`
}

/** 两 for counted things, 二 elsewhere. */
export const quantityWords = (written: string): string =>
  written.replaceAll(',', '') === '2' ? '两' : decimalWords(written)
