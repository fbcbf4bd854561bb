package soe.simulator;

import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The control API; a refusal throws a {@link SimulatorRefusal}. What it answers is JSON, as {@link Json} reads it. */
public final class SimulatorClient {
  private static final Pattern ID = Pattern.compile("(?m)^\\s*[\"']?id[\"']?\\s*:\\s*[\"']?([\\w-]+)");
  private static final Map<String, String> NONE = Map.of();

  private final String baseUrl;
  private final String token;

  /** At the variable SIM_URL, else at http://localhost:4010; with the token SIM_TOKEN. */
  public SimulatorClient() {
    this(System.getenv().getOrDefault("SIM_URL", "http://localhost:4010"), System.getenv("SIM_TOKEN"));
  }

  /** A token is needed where the simulator is not on this machine; null otherwise. */
  public SimulatorClient(String baseUrl, String token) {
    this.baseUrl = baseUrl.replaceAll("/+$", "");
    this.token = token;
  }

  public String baseUrl() {
    return baseUrl;
  }

  /** The same client at another address. */
  SimulatorClient at(String address) {
    return address.equals(baseUrl) ? this : new SimulatorClient(address, token);
  }

  /** Takes persona, seed, id, title, labels, clock, and from: a snapshot to fork. */
  public Map<String, Object> makeWorld(Map<String, ?> options) {
    return Json.object(having("id", call("POST", "/__sim/v1/worlds", List.of(), NONE, options)));
  }

  public List<Object> listWorlds() {
    return Json.list(Json.at(having("worlds", call("GET", "/__sim/v1/worlds", List.of(), NONE, null)), "worlds"));
  }

  public Map<String, Object> getWorld(String world) {
    return Json.object(having("id", call("GET", "/__sim/v1/worlds/{world}", List.of(world), NONE, null)));
  }

  /** Succeeds also where the world is gone already. */
  public void dropWorld(String world) {
    remove("/__sim/v1/worlds/{world}", world);
  }

  public Map<String, Object> state(String world) {
    return Json.object(call("GET", "/__sim/v1/worlds/{world}/state", List.of(world), NONE, null));
  }

  /** Returns how many things the command touched. */
  public long command(String world, Map<String, ?> command) {
    Object answer = call("POST", "/__sim/v1/worlds/{world}/commands", List.of(world), NONE, command);
    return (Long) Json.at(having("affected", answer), "affected");
  }

  /** Freezes, advances ({@code advance: PT28M}) or resumes the world's clock. */
  public Map<String, Object> clock(String world, Map<String, ?> change) {
    return Json.object(call("POST", "/__sim/v1/worlds/{world}/clock", List.of(world), NONE, change));
  }

  public Map<String, Object> snapshot(String world) {
    return Json.object(call("POST", "/__sim/v1/worlds/{world}/snapshots", List.of(world), NONE, null));
  }

  /** Replaces the world with a file; {@code Map.of("snapshot", id)} names a kept one. */
  public Map<String, Object> restore(String world, Map<String, ?> snapshot) {
    return Json.object(call("POST", "/__sim/v1/worlds/{world}/restore", List.of(world), NONE, snapshot));
  }

  /** Takes the world back to just before one of its latest calls, named by its {@code x-sim-decision}. */
  public Map<String, Object> rewind(String world, String before) {
    Map<String, ?> body = Map.of("before", before);
    return Json.object(call("POST", "/__sim/v1/worlds/{world}/restore", List.of(world), NONE, body));
  }

  /** Takes a document, or its text in YAML; it replaces one of the same id. */
  public Map<String, Object> arm(String world, Object scenario) {
    return put(world, scenario, NONE);
  }

  /** Checks without arming; problems are returned, not thrown. */
  public Map<String, Object> lint(String world, Object scenario) {
    return put(world, scenario, Map.of("dryRun", "1"));
  }

  /** Succeeds also where the scenario is not armed. */
  public void disarm(String world, String id) {
    remove("/__sim/v1/worlds/{world}/scenarios/{id}", world, id);
  }

  public List<Object> scenarios(String world) {
    Object answer = call("GET", "/__sim/v1/worlds/{world}/scenarios", List.of(world), NONE, null);
    return Json.list(Json.at(having("scenarios", answer), "scenarios"));
  }

  public Map<String, Object> verify(String world) {
    return Json.object(having("ok", call("POST", "/__sim/v1/worlds/{world}/verify", List.of(world), NONE, null)));
  }

  /** Takes since, operation, limit, and emails, events and answers as true. */
  public Map<String, Object> journal(String world, Map<String, ?> options) {
    Map<String, String> query = new LinkedHashMap<>();
    options.forEach((name, value) -> query.put(name, Boolean.TRUE.equals(value) ? "1" : value.toString()));
    return Json.object(call("GET", "/__sim/v1/worlds/{world}/journal", List.of(world), query, null));
  }

  /** What happened to a call and why, by the x-sim-decision of its reply. */
  public Map<String, Object> why(String world, String decision) {
    String path = "/__sim/v1/worlds/{world}/decisions/{id}";
    return Json.object(call("GET", path, List.of(world, decision), Map.of("nearMisses", "1"), null));
  }

  /** What would happen to a call, without making it. */
  public Map<String, Object> explain(String world, Map<String, ?> call) {
    return Json.object(call("POST", "/__sim/v1/worlds/{world}/explain", List.of(world), NONE, call));
  }

  public List<Object> operations() {
    return Json.list(call("GET", "/__sim/v1/catalog/operations", List.of(), NONE, null));
  }

  public List<Object> personas() {
    return Json.list(call("GET", "/__sim/v1/catalog/personas", List.of(), NONE, null));
  }

  public List<Object> catalogScenarios() {
    return Json.list(call("GET", "/__sim/v1/catalog/scenarios", List.of(), NONE, null));
  }

  /** Puts a browser that opens it into the world, then on a path of the shop. */
  public String enterUrl(String world, String to) {
    return baseUrl + "/__sim/v1/worlds/" + Http.encoded(world) + "/enter?to=" + Http.encoded(to);
  }

  private Map<String, Object> put(String world, Object scenario, Map<String, String> query) {
    String id = scenario instanceof String text ? idIn(text) : (String) Json.at(scenario, "id");
    Object answer = call("PUT", "/__sim/v1/worlds/{world}/scenarios/{id}", List.of(world, id), query, scenario);
    return Json.object(having("ok", answer));
  }

  /** Whether the id is right is for the simulator to say. */
  private static String idIn(String text) {
    Matcher matcher = ID.matcher(text);
    return matcher.find() ? matcher.group(1) : "unnamed";
  }

  private void remove(String path, String... parameters) {
    try {
      call("DELETE", path, List.of(parameters), NONE, null);
    } catch (SimulatorRefusal refusal) {
      if (refusal.status() != 404 || refusal.code().equals("UNEXPECTED_ANSWER")) throw refusal;
    }
  }

  /** What answers without a field that the contract has for it is no simulator. */
  private Object having(String field, Object answer) {
    if (answer instanceof Map<?, ?> found && found.containsKey(field)) return answer;
    throw new SimulatorRefusal(200, answer, baseUrl);
  }

  private Object call(String method, String path, List<String> parameters, Map<String, String> query, Object body) {
    String target = path;
    for (String value : parameters) {
      target = target.replaceFirst("\\{\\w+}", Matcher.quoteReplacement(Http.encoded(value)));
    }
    Map<String, String> headers = new LinkedHashMap<>();
    if (token != null) headers.put("authorization", "Bearer " + token);
    if (body != null) headers.put("content-type", body instanceof String ? "application/yaml" : "application/json");
    String sent = body == null || body instanceof String ? (String) body : Json.write(body);
    HttpResponse<String> answer = Http.send(baseUrl, method, target + Http.query(query), headers, sent);
    boolean isJson = answer.headers().firstValue("content-type").orElse("").contains("json");
    Object content = isJson && !answer.body().isEmpty() ? Json.read(answer.body()) : answer.body();
    // Whatever else answers there sends something that is no JSON.
    boolean isForeign = !isJson && !answer.body().isEmpty();
    if (isForeign || answer.statusCode() < 200 || answer.statusCode() > 299) {
      throw new SimulatorRefusal(answer.statusCode(), content, baseUrl);
    }
    return content;
  }
}
