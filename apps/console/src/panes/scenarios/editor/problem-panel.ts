import { WidgetType } from '@codemirror/view'
import type { ProblemMark } from '../text/problem-mark'
import styles from './editor.module.css'

export interface PanelActions {
  replace: (mark: ProblemMark, choice: string) => void
  fixKeys: string
}

const mostChoices = 20

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string | undefined, text = '') => {
  const made = document.createElement(name)
  if (className !== undefined) made.className = className
  made.textContent = text
  return made
}

const button = (className: string | undefined, text: string, run: () => void) => {
  const made = element('button', className, text)
  made.type = 'button'
  made.addEventListener('click', run)
  return made
}

const alertPath = 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 5v3.5M8 10.9v.2'

const alertIcon = () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of Object.entries({
    viewBox: '0 0 16 16',
    width: '16',
    height: '16',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value)
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', alertPath)
  svg.append(path)
  return svg
}

export class ProblemPanel extends WidgetType {
  constructor(
    readonly mark: ProblemMark,
    readonly actions: PanelActions,
    readonly isNext: boolean,
  ) {
    super()
  }

  override eq({ mark, isNext }: ProblemPanel) {
    return (
      isNext === this.isNext &&
      mark.sentence === this.mark.sentence &&
      mark.problem.severity === this.mark.problem.severity &&
      mark.isReplaceable === this.mark.isReplaceable &&
      mark.from === this.mark.from &&
      mark.to === this.mark.to &&
      mark.allowed.join() === this.mark.allowed.join()
    )
  }

  override toDOM() {
    // CodeMirror measures a widget without its margins.
    const room = element('div', styles.problemRoom)
    room.contentEditable = 'false'
    const panel = element('div', styles.problem)
    panel.dataset['severity'] = this.mark.problem.severity
    room.append(panel)
    const head = element('div', styles.problemHead)
    head.append(alertIcon(), element('span', styles.problemText, this.mark.sentence))
    const nearest = this.mark.allowed[0]
    if (this.mark.isReplaceable && nearest !== undefined) head.append(this.fixButton(nearest))
    panel.append(head)
    if (this.mark.allowed.length > 0) panel.append(this.choices())
    return room
  }

  private fixButton(nearest: string) {
    const fix = button(styles.fix, `Use ${nearest}`, () => this.actions.replace(this.mark, nearest))
    if (this.isNext) {
      const cap = element('kbd', styles.fixKeys, this.actions.fixKeys)
      cap.setAttribute('aria-hidden', 'true')
      fix.append(cap)
    }
    return fix
  }

  private choices() {
    const { allowed, isReplaceable } = this.mark
    const row = element('div', styles.choices)
    row.append(element('span', undefined, 'Allowed'))
    for (const choice of allowed.slice(0, mostChoices))
      row.append(
        isReplaceable
          ? button(styles.choice, choice, () => this.actions.replace(this.mark, choice))
          : element('code', styles.choice, choice),
      )
    if (allowed.length > mostChoices) row.append(element('span', undefined, `and ${allowed.length - mostChoices} more`))
    return row
  }

  override ignoreEvent() {
    return true
  }
}
