import { createElement, type ComponentType } from 'react'
import type { LeadTo, LoadDocument, SubmitForm } from '../page-types/page-document'

/** A page of the shop. The browser's router and the server that writes documents read the same table. */
export interface Page {
  /** `:name` matches one segment, `(one|other)` either. The first page of the table that matches wins. */
  readonly paths: readonly string[]
  /** The file of the page's code: the build names its chunk after it. */
  readonly file: string
  readonly load: () => Promise<ComponentType>
  /** What the document brings along before any of the page's code runs. Only the server calls it. */
  readonly loadDocument?: LoadDocument
  /** Drawn on the server, for everyone who may open it. Other pages are the shopper's own, and the browser draws them. */
  readonly isDrawn?: boolean
  /** The files of the pages behind which it stays alive. */
  readonly keptBehind?: readonly string[]
  /** What the page's form does on the server, for a browser whose scripts don't run. */
  readonly submit?: SubmitForm
  /** The address has no page of its own, and leads to another. */
  readonly leadTo?: LeadTo
}

/** The component that a module exports under a name, with the props that the address implies. */
export const named =
  <Name extends string, Props extends object>(
    name: Name,
    load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
    ...[props]: object extends Props ? [props?: Props] : [props: Props]
  ) =>
  async (): Promise<ComponentType> => {
    const Component: ComponentType<Props> = (await load())[name]
    return () => createElement(Component, props as Props)
  }

export const documentOf =
  (name: 'loadComparison' | 'loadFront' | 'loadGrid' | 'loadNotFound' | 'loadProduct'): LoadDocument =>
  async (shop, path) =>
    (await import('../pages/catalogue-documents'))[name](shop, path)
