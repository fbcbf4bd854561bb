import { storyTest } from '@soe/stories/playwright'
import type * as stories from './about-second-number.story'

storyTest<typeof stories>()
