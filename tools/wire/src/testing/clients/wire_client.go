// Makes the calls that standard input lists with net/http; prints what each got.
package main

import (
	"bufio"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

func decoded(text string) string {
	bytes, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		panic(err)
	}
	return string(bytes)
}

func failure(err error) string {
	var timed net.Error
	if errors.As(err, &timed) && timed.Timeout() {
		return "silent"
	}
	return "failed"
}

func newClient() *http.Client {
	return &http.Client{
		Transport:     &http.Transport{},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

func warm(client *http.Client, url string) {
	response, err := client.Get(url)
	if err == nil {
		_, _ = io.Copy(io.Discard, response.Body)
		_ = response.Body.Close()
	}
}

func requestOf(url, method, headers, body string) *http.Request {
	var sent io.Reader
	if body != "" {
		sent = strings.NewReader(body)
	}
	request, err := http.NewRequest(method, url, sent)
	if err != nil {
		panic(err)
	}
	for _, line := range strings.Split(headers, "\n") {
		if name, value, found := strings.Cut(line, ": "); found {
			request.Header.Set(name, value)
		}
	}
	return request
}

func run(line string) string {
	part := strings.Split(line, "\t")
	milliseconds, err := strconv.Atoi(part[5])
	if err != nil {
		panic(err)
	}
	client := newClient()
	defer client.CloseIdleConnections()
	if part[4] != "" {
		warm(client, part[4])
	}
	client.Timeout = time.Duration(milliseconds) * time.Millisecond
	response, err := client.Do(requestOf(part[0], part[1], decoded(part[2]), decoded(part[3])))
	if err != nil {
		return failure(err)
	}
	defer func() { _ = response.Body.Close() }()
	head := fmt.Sprintf("%d\t%s", response.StatusCode, response.Header.Get("content-type"))
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return "broken\t" + head
	}
	return "whole\t" + head + "\t" + base64.StdEncoding.EncodeToString(body)
}

func main() {
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadString('\n')
		if line = strings.TrimSuffix(line, "\n"); line != "" {
			fmt.Println(run(line))
		}
		if err != nil {
			return
		}
	}
}
