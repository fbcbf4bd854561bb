package soe.simulator.junit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Gives each test a world of its own, as a parameter of the type World. After the test its armed scenarios must be met,
 * and it is dropped. On a method it replaces what the class says.
 */
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@ExtendWith(WorldExtension.class)
public @interface WithWorld {
  /** The shopper. */
  String persona() default "prospect";

  /** Ids of built-in scenarios, or texts in YAML. */
  String[] scenarios() default {};

  /** The same seed draws the same ids and chances; 0 leaves it to the simulator. */
  long seed() default 0;

  /** False leaves it to the test. */
  boolean verify() default true;
}
