import { storyTest } from '@soe/stories/playwright'
import type * as stories from './error-page.story'

storyTest<typeof stories>()
