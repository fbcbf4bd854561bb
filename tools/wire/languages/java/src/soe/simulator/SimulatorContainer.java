package soe.simulator;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Starts the image of the shop through the program of a container engine, such as docker or podman, and ends it when it
 * is closed.
 */
public final class SimulatorContainer implements AutoCloseable {
  private static final int PORT = 4010;

  private final String image;
  private final Map<String, String> environment = new LinkedHashMap<>();
  private String engine = "docker";
  private List<String> command = List.of();
  private Duration startupTimeout = Duration.ofSeconds(60);
  private String id;

  public SimulatorContainer() {
    this("soe-sim");
  }

  public SimulatorContainer(String image) {
    this.image = image;
    // Calls come from outside the container, so the control API asks for a token.
    environment.put("SIM_TOKEN", UUID.randomUUID().toString());
  }

  public SimulatorContainer withEngine(String program) {
    engine = program;
    return this;
  }

  /** Takes the place of the image's command: flags of {@code soe-sim start}. */
  public SimulatorContainer withCommand(String... words) {
    command = List.of(words);
    return this;
  }

  public SimulatorContainer withEnvironment(Map<String, String> variables) {
    environment.putAll(variables);
    return this;
  }

  public SimulatorContainer withStartupTimeout(Duration patience) {
    startupTimeout = patience;
    return this;
  }

  /** Waits until it answers. */
  public SimulatorClient start() {
    // Values are handed over in the environment, which no list of processes shows.
    List<String> asked = new ArrayList<>(List.of("--detach", "--rm", "--read-only", "--publish", "127.0.0.1::" + PORT));
    environment.keySet().forEach(name -> asked.addAll(List.of("--env", name)));
    asked.add(image);
    asked.addAll(command);
    id = ask("run", asked);
    try {
      String place = ask("port", List.of(id, PORT + "/tcp")).lines().findFirst().orElse("");
      SimulatorClient client = new SimulatorClient("http://" + place, environment.get("SIM_TOKEN"));
      untilReady(client);
      return client;
    } catch (RuntimeException failure) {
      close();
      throw failure;
    }
  }

  /** What it has printed. */
  public String logs() {
    return ask("logs", List.of(id));
  }

  /** Lets calls that are under way end. Does nothing where it has been closed. */
  @Override
  public void close() {
    if (id == null) return;
    String stopped = id;
    id = null;
    ask("stop", List.of(stopped));
  }

  private void untilReady(SimulatorClient client) {
    long end = System.nanoTime() + startupTimeout.toNanos();
    while (true) {
      try {
        client.listWorlds();
        return;
      } catch (SimulatorUnreachable unreachable) {
        if (System.nanoTime() > end)
          throw new IllegalStateException(
              client.baseUrl() + " was not ready after " + startupTimeout + ". It printed:\n" + logs(), unreachable);
      }
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the simulator starts", interrupted);
    }
  }

  private String ask(String what, List<String> given) {
    List<String> words = new ArrayList<>(List.of(engine, what));
    words.addAll(given);
    ProcessBuilder asked = new ProcessBuilder(words).redirectErrorStream(true);
    asked.environment().putAll(environment);
    try {
      Process process = asked.start();
      String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() == 0) return what.equals("logs") ? printed : printed.trim();
      throw new IllegalStateException(engine + " " + what + " failed: " + printed.trim());
    } catch (IOException failure) {
      throw new IllegalStateException(engine + " can't be started: " + failure.getMessage(), failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while " + engine + " runs", interrupted);
    }
  }
}
