import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soe.simulator.Json;
import soe.simulator.Shopper;
import soe.simulator.SimulatorClient;
import soe.simulator.SimulatorRefusal;

/** Plays the corpus and prints a line for each step that went otherwise; SIM_URL says where the simulator is. */
public final class RunCorpus {
  private final SimulatorClient simulator = new SimulatorClient();
  private final Map<String, Object> kept = new HashMap<>();
  private Shopper shopper;

  public static void main(String[] args) throws Exception {
    RunCorpus run = new RunCorpus();
    List<Object> steps = Json.list(Json.at(Json.read(Files.readString(Path.of(args[0]))), "steps"));
    int number = 0;
    for (Object step : steps) {
      String difference = run.play(Json.object(step));
      number++;
      if (difference != null) System.out.println("step " + number + ", " + Json.at(step, "does") + ": " + difference);
    }
    System.out.println(number + " steps");
  }

  /** What was expected and what came, where these differ. */
  private String play(Map<String, Object> step) {
    Object refused = step.get("refused");
    Object answer;
    try {
      answer = run((String) step.get("does"), filled(step.get("with")));
    } catch (SimulatorRefusal refusal) {
      Map<String, Object> came = new LinkedHashMap<>();
      came.put("status", (long) refusal.status());
      came.put("code", refusal.code());
      return came.equals(refused) ? null : difference(refused, came);
    }
    Json.object(step.getOrDefault("keep", Map.of()))
        .forEach((name, place) -> kept.put(name, place.equals("") ? answer : Json.at(answer, (String) place)));
    Object expected = filled(step.getOrDefault("expect", refused));
    return refused == null && (expected == null || fits(expected, answer)) ? null : difference(expected, answer);
  }

  private Object run(String does, Object given) {
    String world = (String) kept.get("world");
    return switch (does) {
      case "makeWorld" -> simulator.makeWorld(Json.object(given));
      case "getWorld" -> simulator.getWorld(world);
      case "arm" -> simulator.arm(world, given);
      case "lint" -> simulator.lint(world, given);
      case "verify" -> simulator.verify(world);
      case "journal" -> simulator.journal(world, Json.object(given));
      case "why" -> simulator.why(world, (String) given);
      case "explain" -> simulator.explain(world, Json.object(given));
      case "clock" -> simulator.clock(world, Json.object(given));
      case "command" -> simulator.command(world, Json.object(given));
      case "snapshot" -> simulator.snapshot(world);
      case "restore" -> simulator.restore(world, Json.object(given));
      case "enterUrl" -> simulator.enterUrl(world, (String) given).substring(simulator.baseUrl().length());
      case "call" -> call((String) Json.at(given, "operation"));
      default -> {
        switch (does) {
          case "enter" -> shopper = Shopper.enter(simulator, world, "prospect");
          case "disarm" -> simulator.disarm(world, (String) given);
          case "dropWorld" -> simulator.dropWorld(world);
          default -> throw new IllegalArgumentException("There is no step " + does + ".");
        }
        yield null;
      }
    };
  }

  private Map<String, Object> call(String key) {
    Object operation =
        simulator.operations().stream().filter(held -> key.equals(Json.at(held, "key"))).findFirst().orElseThrow();
    Shopper.Reply reply = shopper.call(key, Json.object(Json.at(operation, "example", "body")));
    Map<String, Object> shown = new LinkedHashMap<>();
    shown.put("status", (long) reply.status());
    shown.put("error", reply.error());
    shown.put("decision", reply.decision());
    shown.put("raw", reply.raw());
    return shown;
  }

  private Object filled(Object value) {
    if (value instanceof String text) {
      if (text.startsWith("$") && kept.containsKey(text.substring(1))) return kept.get(text.substring(1));
      return text.replace("$world", String.valueOf(kept.getOrDefault("world", "$world")));
    }
    if (value instanceof List<?> list) return list.stream().map(this::filled).toList();
    if (!(value instanceof Map<?, ?> map)) return value;
    Map<String, Object> object = new LinkedHashMap<>();
    map.forEach((name, held) -> object.put((String) name, filled(held)));
    return object;
  }

  /** Objects may hold more than is expected; lists and the rest may not. */
  private static boolean fits(Object expected, Object actual) {
    if (expected instanceof Map<?, ?> map) {
      return actual instanceof Map<?, ?> held
          && map.entrySet().stream().allMatch(entry -> fits(entry.getValue(), held.get(entry.getKey())));
    }
    if (!(expected instanceof List<?> list)) return expected == null ? actual == null : expected.equals(actual);
    if (!(actual instanceof List<?> held) || held.size() != list.size()) return false;
    for (int place = 0; place < list.size(); place++) if (!fits(list.get(place), held.get(place))) return false;
    return true;
  }

  private static String difference(Object expected, Object came) {
    return "expected " + Json.write(expected) + ", came " + Json.write(came);
  }
}
