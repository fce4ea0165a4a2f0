import { BASE } from '../core/base.ts'
import { address } from '../core/route.ts'
import { client } from '../session/session.ts'
import { language, t } from '../texts/texts.ts'
import { useLoad } from '../ui/use-load.ts'

/** Scenes to begin with, as pictures: each opens on the desk. */
export function StartingPoints() {
  const texts = t().make
  const { value = [] } = useLoad(signal => client().startingPoints({ signal }), [])
  if (value.length === 0) return null
  return (
    <section class="starting-points" aria-label={texts.scenes}>
      <h2>{texts.scenes}</h2>
      <p class="dim">{texts.scenesHint}</p>
      <ul class="scene-cards">
        {value.map(({ id, names, about }) => (
          <li class="scene-card" key={id}>
            <a href={address('desk', ['start', id])} title={about[language.value]}>
              <img
                src={`${BASE}/ent/v2/scene/starting-points/${id}/picture`}
                alt=""
                loading="lazy"
                width={320}
                height={180}
              />
              <b>{names[language.value]}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
