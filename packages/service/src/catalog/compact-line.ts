import type { CatalogueEntry, Role } from '@kinora/media/scene/catalogue'

/** `asset rocking-chair (rocking chair; 摇椅) is seat, furniture; affords sit-on`. */
export function compactLine(entry: CatalogueEntry): string {
  const { kind, id, names, isA } = entry
  const told = [names.en.slice(0, 4).join(', '), names.zh.slice(0, 3).join(', ')].filter(Boolean).join('; ')
  const facts = [
    isA.length > 0 ? `is ${isA.join(', ')}` : '',
    'standsIn' in entry && entry.standsIn ? `drawn as ${entry.like}` : '',
    'size' in entry ? `${entry.size.width} x ${entry.size.height} x ${entry.size.depth} m` : '',
    'affords' in entry && entry.affords.length > 0 ? `affords ${entry.affords.join(', ')}` : '',
    'anchors' in entry && entry.anchors.length > 0 ? `anchors ${entry.anchors.map(one => one.id).join(', ')}` : '',
    'roles' in entry && entry.roles.length > 0 ? `roles ${entry.roles.map(compactRole).join(', ')}` : '',
    'actors' in entry ? `by ${entry.actors.join(', ')}` : '',
    'lasts' in entry ? `${entry.lasts}${entry.seconds === undefined ? '' : ` ${entry.seconds} s`}` : '',
    'about' in entry ? entry.about : '',
  ].filter(Boolean)
  return `${kind} ${id} (${told})${facts.length > 0 ? ` ${facts.join('; ')}` : ''}`
}

/** An entry without names, kinds and sizes: `knit: object!, with held both; Knits with two needles.` */
export function shortLine(entry: CatalogueEntry): string {
  const facts = [
    'anchors' in entry ? entry.anchors.map(one => one.id).join(', ') : '',
    'roles' in entry ? entry.roles.map(compactRole).join(', ') : '',
    'about' in entry ? entry.about : '',
  ].filter(Boolean)
  return facts.length > 0 ? `${entry.id}: ${facts.join('; ')}` : entry.id
}

/** `object! held right`: required, and held in the right hand. */
const compactRole = ({ role, isNeeded, held }: Role): string =>
  `${role}${isNeeded ? '!' : ''}${held ? ` held ${held}` : ''}`
