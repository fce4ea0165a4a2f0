import type { ComponentType } from 'preact'
import type { PageProps } from '../core/route.ts'
import type { Texts } from '../texts/texts.ts'
import type { IconName } from '../ui/icon.tsx'

export type Page = {
  /** The first step of its address: `#/tasks`. */
  path: string
  title: (texts: Texts) => string
  icon: IconName
  /** Where it stands in the menu; `none`: nowhere, one gets there from another page. */
  menu: 'work' | 'account' | 'operators' | 'none'
  /** Loaded when it is first opened. */
  load: () => Promise<ComponentType<PageProps>>
}

/** The register of pages, in the order of the menu. A page is a folder and a line here. */
export const PAGES: readonly Page[] = [
  {
    path: 'make',
    title: texts => texts.make.title,
    icon: 'make',
    menu: 'work',
    load: () => import('../make/make-page.tsx').then(file => file.MakePage),
  },
  {
    path: 'tasks',
    title: texts => texts.tasks.title,
    icon: 'tasks',
    menu: 'work',
    load: () => import('../tasks/tasks-page.tsx').then(file => file.TasksPage),
  },
  {
    path: 'film',
    title: texts => texts.film.title,
    icon: 'film',
    menu: 'work',
    load: () => import('../film/film-page.tsx').then(file => file.FilmPage),
  },
  {
    path: 'settings',
    title: texts => texts.settings.title,
    icon: 'settings',
    menu: 'account',
    load: () => import('../settings/settings-page.tsx').then(file => file.SettingsPage),
  },
]

/** Where one is taken without an address. */
export const FIRST_PAGE = PAGES[0]?.path ?? ''
