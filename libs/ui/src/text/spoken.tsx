import { Fragment, type ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden'

/** What is read out for a unit that is set as a sign, in the language of the sign. */
const spokenUnits: Readonly<Record<string, string>> = { '/mo': ' a month', '/mes': ' al mes' }

/** A text whose units are shown as signs and heard as words; each part is an element's only child (decision 248). */
export const Spoken = ({ children }: { children: ReactNode }) =>
  typeof children === 'string'
    ? children.split(/(\/mo|\/mes)\b/).map((part, index) => {
        const spoken = spokenUnits[part]
        return spoken === undefined ? (
          <span key={index}>{part}</span>
        ) : (
          <Fragment key={index}>
            <span aria-hidden="true">{part}</span>
            <VisuallyHidden>{spoken}</VisuallyHidden>
          </Fragment>
        )
      })
    : children
