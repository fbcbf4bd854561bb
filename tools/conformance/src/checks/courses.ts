import type { Course } from './courses/course'
import { lineCourses } from './courses/lines'
import { cartCourses } from './courses/cart'
import { checkoutCourses } from './courses/checkout'
import { otherCourses } from './courses/others'

export const courses: readonly Course[] = [...lineCourses, ...cartCourses, ...checkoutCourses, ...otherCourses]
