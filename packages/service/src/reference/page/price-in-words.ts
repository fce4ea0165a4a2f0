import type { ByResolution, SecondsSource, Surcharges, Tariff } from '../../catalog/tariff.ts'

/** A tariff as a line of text, in credits. */
export function priceInWords(tariff: Tariff): string {
  const extras = surchargesOf(tariff.surcharges ?? {})
  return [baseOf(tariff), ...extras].join('; ')
}

function baseOf(tariff: Tariff): string {
  if ('flat' in tariff) return String(tariff.flat)
  if ('perSecond' in tariff) {
    return `${byResolution(tariff.perSecond)} a second${sourceOf(tariff.secondsOf)}`
  }
  if ('perStartedSeconds' in tariff) {
    const { seconds, credits, first } = tariff.perStartedSeconds
    const each = `${credits} for each started ${seconds} seconds${sourceOf(tariff.secondsOf)}`
    return first === undefined ? each : `${first}; + ${each}`
  }
  if ('firstSecond' in tariff) {
    const both = Object.entries(tariff.firstSecond).map(
      ([size, first]) => `${sizeOf(size)}${first} + ${tariff.furtherSecond[size]}`,
    )
    const each = tariff.each ? ` of each entry of \`${tariff.each.list}\`` : ''
    return `${both.join(', ')} (first + each further second${each})`
  }
  if ('bySeconds' in tariff) {
    return Object.entries(tariff.bySeconds)
      .map(([seconds, credits]) => `${seconds} s: ${byResolution(credits)}`)
      .join('; ')
  }
  if ('byPictures' in tariff) {
    return tariff.byPictures
      .map(
        ({ upTo, credits }, index, bands) =>
          `${bandOf((bands[index - 1]?.upTo ?? -1) + 1, upTo)}: ${byResolution(credits)}`,
      )
      .join('; ')
  }
  if ('perStartedCount' in tariff) {
    const { credits, of, count, forEach } = tariff.perStartedCount
    return `${credits} for each started ${of}: \`${count}\` for each of \`${forEach}\``
  }
  if ('perStarted' in tariff) {
    const { credits, characters, field } = tariff.perStarted
    return `${credits} for each started ${characters} characters of \`${field}\``
  }
  const { credits, charactersPerMinute, field } = tariff.perScriptSecond
  return `${credits} a second, estimated from \`${field}\` at ${charactersPerMinute} characters a minute`
}

function sourceOf(source: SecondsSource | undefined): string {
  if (!source) return ''
  const { sound, text, longest } = source
  if (text === undefined) return ` of \`${sound}\` (held for ${longest} where only a download can tell, then settled)`
  const held = `held for ${longest} where only a download can tell, and for a second a character of \`${text}\``
  return ` of what is heard (${held}, then settled)`
}

const byResolution = (credits: ByResolution): string =>
  Object.entries(credits)
    .map(([size, price]) => sizeOf(size) + price)
    .join(', ')

const sizeOf = (size: string): string => (size === '*' ? '' : `${size} `)

const bandOf = (from: number, to: number): string => (to === 0 ? 'no picture' : `${from} to ${to} pictures`)

const surchargesOf = (surcharges: Surcharges): string[] =>
  Object.entries(surcharges).map(([flag, surcharge]) =>
    'flat' in surcharge
      ? `\`${flag}\` + ${surcharge.flat}`
      : 'perStarted' in surcharge
        ? `\`${flag}\` + ${surcharge.perStarted.credits} for each started ${surcharge.perStarted.characters} characters`
        : 'perEntry' in surcharge
          ? `\`${flag}\` + ${surcharge.perEntry} for each`
          : `\`${flag}\` + ${surcharge.perSecond} a second (none above ${surcharge.upToSeconds} s)`,
  )
