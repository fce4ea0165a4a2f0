import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Icon } from './icon.tsx'

type Props = { title: string; onClose: () => void; children: ComponentChildren; class?: string }

/** A modal dialog; Escape and a click outside close it. */
export function Dialog({ title, onClose, children, class: kind = '' }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => element.current?.showModal(), [])
  return (
    <dialog
      ref={element}
      class={`dialog ${kind}`}
      aria-label={title}
      onClose={onClose}
      onClick={event => event.target === element.current && onClose()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={t().shell.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
