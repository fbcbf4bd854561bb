package soe.simulator.junit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import soe.simulator.SimulatorClient;
import soe.simulator.World;

/** What {@link WithWorld} does. */
final class WorldExtension implements BeforeEachCallback, AfterEachCallback, ParameterResolver {
  private static final ExtensionContext.Namespace NAMESPACE = ExtensionContext.Namespace.create(WorldExtension.class);

  @Override
  public void beforeEach(ExtensionContext test) {
    WithWorld asked = askedBy(test);
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("persona", asked.persona());
    options.put("title", test.getRequiredTestClass().getSimpleName() + " › " + test.getDisplayName());
    if (asked.seed() != 0) options.put("seed", asked.seed());
    World world = World.open(new SimulatorClient(), options, List.of(asked.scenarios()));
    test.getStore(NAMESPACE).put(World.class, world);
  }

  @Override
  public void afterEach(ExtensionContext test) {
    World world = worldOf(test);
    if (world == null) return;
    if (askedBy(test).verify()) world.close();
    else world.drop();
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
    return parameter.getParameter().getType() == World.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
    return worldOf(test);
  }

  private static World worldOf(ExtensionContext test) {
    return test.getStore(NAMESPACE).get(World.class, World.class);
  }

  private static WithWorld askedBy(ExtensionContext test) {
    return AnnotationSupport.findAnnotation(test.getElement(), WithWorld.class)
        .or(() -> AnnotationSupport.findAnnotation(test.getRequiredTestClass(), WithWorld.class))
        .orElseThrow();
  }
}
