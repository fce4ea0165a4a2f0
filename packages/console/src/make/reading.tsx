import {
  type CreateBody,
  describeShots,
  type Generator,
  type Preview,
  RequestRefused,
  type StoryboardSheetBody,
  storyboardParts,
} from '@kinora/client'
import { useState } from 'preact/hooks'
import { formatLength } from '../core/format.ts'
import { go } from '../core/route.ts'
import { handOver, imagesOf } from '../session/drafts.ts'
import { client } from '../session/session.ts'
import { explain, explainProblem } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useAction } from '../ui/use-action.tsx'
import { useLoad } from '../ui/use-load.ts'
import type { GeneratorSpec, Values } from './catalogue.ts'

type Props = {
  generator: GeneratorSpec
  body: Values
  /** Uses the seed of the preview, so that the result matches it. */
  onSeed: ((seed: number) => void) | undefined
}

/** The preview of the request, before anything is paid. */
export function Reading({ generator, body, onSeed }: Props) {
  const [asked, setAsked] = useState<Values>()
  return (
    <>
      <button type="button" onClick={() => setAsked(body)}>
        <Icon name="eye" />
        {t().make.preview}
      </button>
      {asked && (
        <Dialog title={t().make.reading.title} onClose={() => setAsked(undefined)} class="wide">
          <Read
            generator={generator}
            body={asked}
            onSeed={
              onSeed &&
              (seed => {
                onSeed(seed)
                setAsked(undefined)
              })
            }
          />
        </Dialog>
      )}
    </>
  )
}

function Read({ generator, body, onSeed }: Props) {
  const texts = t().make.reading
  const { value, error } = useLoad(
    signal => client().preview(generator.name as Generator, body as CreateBody<Generator>, { signal }),
    [],
  )
  if (error instanceof RequestRefused && error.problems.length > 0)
    return (
      <Notice kind="error">
        {error.problems.map(one => (
          <p key={one.message}>{explainProblem(one)}</p>
        ))}
      </Notice>
    )
  if (error) return <Notice kind="error">{explain(error)}</Notice>
  if (!value) return <Spinner label={texts.reading} />
  return (
    <div class="reading">
      <p class="dim">
        {[value.duration > 0 && formatLength(value.duration), value.width > 0 && `${value.width} × ${value.height}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ol class="reading-segments">
        {value.segments.map((segment, index) => (
          <li key={index}>
            <span class="reading-time">{formatLength(segment.from)}</span>
            <div>
              <p>{segment.prompt}</p>
              {(segment.scene ? describeShots(segment.scene) : []).map((shot, at) => (
                <p class="hint" key={at}>
                  {shot.text}
                </p>
              ))}
              {segment.engine && <span class="badge">{segment.engine}</span>}
            </div>
          </li>
        ))}
      </ol>
      <Said
        title={texts.lines}
        said={value.lines.map(one => ({
          from: one.from,
          text: one.speaker ? `${one.speaker}: ${one.text}` : one.text,
        }))}
      />
      <Said title={texts.titles} said={value.titles} />
      {value.notes.map(note => (
        <Notice kind="warning" key={note}>
          {note}
        </Notice>
      ))}
      {value.segments.some(({ scene }) => scene) && <StoryboardSheet preview={value} body={body} />}
      {value.segments.flatMap(({ scene }, at) =>
        scene
          ? [
              <button
                type="button"
                key={at}
                onClick={() => {
                  const to = handOver('preview', {
                    scene,
                    seed: value.seed,
                    ...(JSON.stringify(scene).includes('input:images[') && { images: imagesOf(body) }),
                    ...(typeof body.aspect_ratio === 'string' && { ratio: body.aspect_ratio }),
                    ...(typeof body.model === 'string' && { model: body.model }),
                  })
                  go(to)
                }}
              >
                <Icon name="desk" />
                {t().desk.openHere}
              </button>,
            ]
          : [],
      )}
      {onSeed && (
        <button type="button" onClick={() => onSeed(value.seed)}>
          <Icon name="check" />
          {texts.keepSeed(String(value.seed))}
        </button>
      )}
    </div>
  )
}

function Said({ title, said }: { title: string; said: readonly { from: number; text: string }[] }) {
  if (said.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ol class="reading-segments">
        {said.map(({ from, text }, index) => (
          <li key={index}>
            <span class="reading-time">{formatLength(from)}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Draws the storyboard of a preview and links to the PDF. */
function StoryboardSheet({ preview, body }: { preview: Preview; body: Values }) {
  const texts = t().make.reading
  const [url, setUrl] = useState<string>()
  const { isBusy, run, problem } = useAction()
  const title = typeof body.prompt === 'string' ? body.prompt.slice(0, MAX_TITLE) : ''
  const draw = (): void =>
    void run(async () => {
      const ratio = RATIOS.find(one => one === body.aspect_ratio)
      const images = imagesOf(body)
      const sheet: StoryboardSheetBody = {
        title,
        parts: storyboardParts(preview),
        ...(images.length > 0 && { images }),
        ...(ratio && { aspect_ratio: ratio }),
      }
      setUrl((await client().storyboardSheet(sheet)).url)
    })
  return (
    <>
      {url === undefined ? (
        <button type="button" disabled={isBusy} onClick={draw}>
          <Icon name="film" />
          {isBusy ? texts.drawing : texts.storyboard}
        </button>
      ) : (
        <a class="button" href={url} target="_blank" rel="noreferrer">
          <Icon name="download" />
          {texts.openStoryboard}
        </a>
      )}
      {problem()}
    </>
  )
}

const MAX_TITLE = 200
const RATIOS = ['16:9', '9:16', '4:3', '3:4', '1:1'] as const
