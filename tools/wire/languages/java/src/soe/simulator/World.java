package soe.simulator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A world that one test has to itself: closing it holds the test to what is armed, and drops the world. */
public final class World implements AutoCloseable {
  private static final int LONGEST_TITLE = 200;

  private final SimulatorClient simulator;
  private final String id;
  private final String persona;
  private final Set<Object> unchecked = new TreeSet<>();

  private World(SimulatorClient simulator, Map<String, Object> summary) {
    this.simulator = simulator;
    this.id = (String) summary.get("id");
    this.persona = (String) summary.get("persona");
  }

  /** Makes a world with these scenarios armed, as {@link #arm} takes them. */
  public static World open(SimulatorClient simulator, Map<String, ?> options, List<?> scenarios) {
    Map<String, Object> asked = new LinkedHashMap<>(options);
    asked.putIfAbsent("labels", Map.of("run", runName()));
    asked.computeIfPresent("title", (name, title) -> shortened((String) title));
    Map<String, Object> made = simulator.makeWorld(asked);
    // Of several simulators the one that made the world holds it.
    Object address = made.getOrDefault("address", simulator.baseUrl());
    World world = new World(simulator.at((String) address), made);
    try {
      scenarios.forEach(world::arm);
    } catch (RuntimeException error) {
      world.drop();
      throw error;
    }
    return world;
  }

  public String id() {
    return id;
  }

  public SimulatorClient simulator() {
    return simulator;
  }

  /** Takes a document, its text in YAML, or the id of a built-in scenario. */
  public Map<String, Object> arm(Object scenario) {
    Map<String, Object> armed = simulator.arm(id, resolve(scenario));
    unchecked.add(armed.get("id"));
    return armed;
  }

  /** Succeeds also where the scenario is not armed. */
  public void disarm(String scenario) {
    simulator.disarm(id, scenario);
  }

  public long command(Map<String, ?> command) {
    return simulator.command(id, command);
  }

  public Map<String, Object> clock(Map<String, ?> change) {
    return simulator.clock(id, change);
  }

  /** Moves the clock on, such as by PT28M. */
  public Map<String, Object> advance(String by) {
    return simulator.clock(id, Map.of("advance", by));
  }

  public Map<String, Object> state() {
    return simulator.state(id);
  }

  public Map<String, Object> journal() {
    return simulator.journal(id, Map.of());
  }

  public Map<String, Object> why(String decision) {
    return simulator.why(id, decision);
  }

  /** Takes the world back to just before one of its latest calls, named by its {@code x-sim-decision}. */
  public Map<String, Object> rewind(String before) {
    return simulator.rewind(id, before);
  }

  public Map<String, Object> snapshot() {
    return simulator.snapshot(id);
  }

  public Map<String, Object> verify() {
    Map<String, Object> verification = simulator.verify(id);
    for (Object check : Json.list(verification.get("checks"))) unchecked.remove(Json.at(check, "scenario"));
    return verification;
  }

  public String enterUrl(String to) {
    return simulator.enterUrl(id, to);
  }

  /** A shopper in a session of their own, who calls the carrier as the world's persona. */
  public Shopper enter() {
    return Shopper.enter(simulator, id, persona);
  }

  /** Throws where what is armed is not met, and writes the world to a file; also where what was armed is not any more. */
  public void assertVerified(Path folder) {
    List<Object> armed = armed();
    Set<Object> lost = new TreeSet<>(unchecked);
    armed.forEach(scenario -> lost.remove(Json.at(scenario, "id")));
    if (!lost.isEmpty())
      throw new UnmetExpectations("Nothing was checked of " + lost + " in the world " + id + ": it is armed no longer.");
    if (armed.isEmpty()) return;
    Map<String, Object> verification = verify();
    if (!Boolean.TRUE.equals(verification.get("ok"))) throw new UnmetExpectations(verification, save(folder));
  }

  /** Drops the world, also where what is armed was not met; closing it does nothing then. */
  public void drop() {
    simulator.dropWorld(id);
  }

  /** Throws where what is armed is not met, as {@link #assertVerified}, and drops the world in any case. */
  @Override
  public void close() {
    try {
      assertVerified(Path.of("test-results"));
    } finally {
      drop();
    }
  }

  private List<Object> armed() {
    try {
      return simulator.scenarios(id);
    } catch (SimulatorRefusal refusal) {
      if (refusal.code().equals("UNKNOWN_WORLD")) return List.of();
      throw refusal;
    }
  }

  private Path save(Path folder) {
    try {
      Path file = Files.createDirectories(folder).resolve("world-" + id + ".json");
      return Files.writeString(file, Json.write(snapshot()));
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  private Object resolve(Object scenario) {
    if (!(scenario instanceof String text) || !text.matches("[\\w-]+")) return scenario;
    return simulator.catalogScenarios().stream()
        .filter(known -> text.equals(Json.at(known, "id")))
        .map(known -> Json.at(known, "document"))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no built-in scenario \"" + text + "\"."));
  }

  private static String shortened(String title) {
    return title.length() > LONGEST_TITLE ? title.substring(0, LONGEST_TITLE) : title;
  }

  /** Names the run that tests belong to: as the build server does, as SIM_RUN says, else by the minute of its start. */
  private static String runName() {
    Instant startedAt = Instant.ofEpochMilli(ManagementFactory.getRuntimeMXBean().getStartTime());
    return Stream.of("SIM_RUN", "GITHUB_RUN_ID", "CI_PIPELINE_ID", "BUILD_ID")
        .map(System::getenv)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(startedAt.toString().substring(0, 16));
  }
}
